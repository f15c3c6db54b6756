import { startWaitlistPage } from './start-page.ts';

const page = document.querySelector<HTMLElement>('.waitlist-page');
if (page !== null) startWaitlistPage(page);
