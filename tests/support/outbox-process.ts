/** Signs people up and delivers their notices in a process of its own, which a test may kill. */
import { createOutbox } from '#features/outbox/outbox.ts';
import { signUpNotices } from '#features/waitlist/server/notices.ts';
import { addToWaitlist } from '#features/waitlist/server/store.ts';
import { openDatabase } from '#server/database/database.ts';
import { createLog } from '#server/http/log.ts';
import { dialogSignUp, type OutboxTask, shortTiming } from './outbox.ts';

process.once('message', async (message) => {
  const { database: where, notifications, emails, leaseMs } = message as OutboxTask;
  const database = await openDatabase(where);
  const outbox = createOutbox(
    {
      database,
      log: createLog('silent'),
      ...signUpNotices({ database, settings: notifications, siteUrl: 'https://site.example' }),
    },
    shortTiming({ leaseMs }),
  );
  outbox.start();
  for (const email of emails) {
    const outcome = await addToWaitlist(database, dialogSignUp(email), undefined, outbox.targets);
    outbox.wake();
    // What a visitor would be told only now: it is on the disk.
    if (outcome === 'added') process.send?.({ committed: email });
  }
  process.send?.({ done: true });
});
process.send?.('ready');
