import { answerInThread } from '../../../platform/threads.ts';
import { preparing } from './prepare-rows.ts';

answerInThread(preparing);
