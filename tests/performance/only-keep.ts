import { chromium } from '@playwright/test';
import { startShop } from '../../fixtures/main';
import { wholeBrowserPath } from '../setup/browser';
import { measureKeeping } from './keeping';
const browser = await chromium.launch({ executablePath: wholeBrowserPath(), args: ['--no-sandbox', '--disable-gpu'] });
const shop = await startShop({ port: 0 });
for (let i = 0; i < 2; i++) console.log(await measureKeeping(browser, shop.url));
await browser.close();
await shop.close();
