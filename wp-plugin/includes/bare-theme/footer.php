<?php
// Loaded in place of the theme's footer by List_Answer.
defined( 'ABSPATH' ) || exit;
?>
</body>
</html>
