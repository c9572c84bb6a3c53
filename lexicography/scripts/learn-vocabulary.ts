// Learn the vocabulary of the fields for the assistants, so that no server has to. A step of `npm run build`.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LESSON_FOLDER, readVocabulary } from '../read-vocabulary.ts';
import { learnVocabulary } from '../src/vocabulary/learn-vocabulary.ts';

const lesson = await learnVocabulary(await readVocabulary());
await mkdir(LESSON_FOLDER, { recursive: true });
for (const [name, bytes] of Object.entries(lesson)) await writeFile(join(LESSON_FOLDER, name), bytes);
