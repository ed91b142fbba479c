/** Buttons and links of a grid/list switch; `value`, or the parameter of the address, is `grid` or `list`. */
export const DISPLAY = '.display-mode [name=display], .display-mode a[href*="display="]';
