/** What works on the drawn page: these look for their elements when they are loaded. */
import '#components/layout/header.client.ts';
import '#components/ui/invoker.client.ts';
import '#features/consent/consent.client.ts';
