/** On the confirmation page: the form was sent without the island, which may have kept a draft before. */
import { clearDraft } from './clear-draft.ts';

clearDraft();
