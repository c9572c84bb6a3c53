import type { Db } from '../../../platform/db.ts';
import { BEGINNING, type Journal } from './article.ts';
import { toDublinCore } from './oai-dc.ts';
import { OaiError } from './oai-error.ts';
import {
  type Arguments,
  firstToken,
  rangeOf,
  readToken,
  secondOf,
  TOKEN_LIFE_MS,
  type Token,
} from './oai-token.ts';
import {
  type ArticleRecord,
  awaitChanges,
  countRecords,
  findEarliestChange,
  findRecord,
  listRecords,
} from './queries.ts';
import { specialties } from './specialties.ts';
import { element, type Xml, xmlDocument } from './xml.ts';

// The Open Archives Initiative Protocol for Metadata Harvesting, version 2.0.

/** Records in one answer. */
const PAGE = 100;
const PREFIX = 'oai_dc';

/** The arguments of each verb; those with a star must stand there, a token stands alone. */
const verbs: Readonly<Record<string, { needs: readonly string[]; takes: readonly string[] }>> = {
  Identify: { needs: [], takes: [] },
  ListMetadataFormats: { needs: [], takes: ['identifier'] },
  ListSets: { needs: [], takes: ['resumptionToken'] },
  ListIdentifiers: { needs: ['metadataPrefix'], takes: ['from', 'until', 'set', 'resumptionToken'] },
  ListRecords: { needs: ['metadataPrefix'], takes: ['from', 'until', 'set', 'resumptionToken'] },
  GetRecord: { needs: ['identifier', 'metadataPrefix'], takes: [] },
};

interface Asked {
  /** The primary: a copy that lags behind would let a harvester miss what it does not hold yet. */
  db: Db;
  journal: Journal;
  now: Date;
}

/** Answer a harvester. Its faults are answers too, and carry the status of a success. */
export async function answerHarvester(asked: Asked, sent: URLSearchParams): Promise<string> {
  const { journal, now } = asked;
  const baseUrl = `${journal.url}/oai`;
  try {
    const given = readArguments(sent);
    const inner = await answers[given.verb]?.(asked, given);
    if (!inner) throw new OaiError('badVerb', 'Unknown verb');
    return envelope(
      now,
      element('request', Object.fromEntries(sent), baseUrl),
      element(given.verb, {}, ...inner),
    );
  } catch (fault) {
    if (!(fault instanceof OaiError)) throw fault;
    const isUnread = fault.code === 'badVerb' || fault.code === 'badArgument';
    const request = element('request', isUnread ? {} : Object.fromEntries(sent), baseUrl);
    return envelope(now, request, element('error', { code: fault.code }, fault.message));
  }
}

const envelope = (now: Date, request: Xml, content: Xml): string =>
  xmlDocument(
    element(
      'OAI-PMH',
      {
        xmlns: 'http://www.openarchives.org/OAI/2.0/',
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
        'xsi:schemaLocation':
          'http://www.openarchives.org/OAI/2.0/ http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd',
      },
      element('responseDate', {}, secondOf(now)),
      request,
      content,
    ),
  );

function readArguments(sent: URLSearchParams): Arguments {
  const given = Object.fromEntries(sent);
  const { verb } = given;
  const isRepeated = [...sent.keys()].length !== Object.keys(given).length;
  const rule = verb !== undefined && Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (!verb || !rule || sent.getAll('verb').length !== 1)
    throw new OaiError('badVerb', 'Unknown or repeated verb');
  if (isRepeated) throw new OaiError('badArgument', 'An argument stands twice');
  const names = Object.keys(given).filter((name) => name !== 'verb');
  const unknown = names.find((name) => !rule.needs.includes(name) && !rule.takes.includes(name));
  if (unknown) throw new OaiError('badArgument', `${verb} takes no ${unknown.slice(0, 40)}`);
  if (given.resumptionToken !== undefined) {
    if (names.length > 1) throw new OaiError('badArgument', 'resumptionToken stands alone');
    return { ...given, verb };
  }
  const missing = rule.needs.find((name) => !given[name]);
  if (missing) throw new OaiError('badArgument', `${verb} needs ${missing}`);
  return { ...given, verb };
}

type Answer = (asked: Asked, given: Arguments) => Promise<Xml[]> | Xml[];

const answers: Readonly<Record<string, Answer>> = {
  async Identify({ db, journal }) {
    const earliest = await findEarliestChange(db);
    return [
      element('repositoryName', {}, journal.title),
      element('baseURL', {}, `${journal.url}/oai`),
      element('protocolVersion', {}, '2.0'),
      element('adminEmail', {}, journal.email),
      element('earliestDatestamp', {}, secondOf(earliest ?? BEGINNING)),
      element('deletedRecord', {}, 'persistent'),
      element('granularity', {}, 'YYYY-MM-DDThh:mm:ssZ'),
    ];
  },

  async ListMetadataFormats({ db, journal }, { identifier }) {
    if (identifier !== undefined) await getRecord(db, journal, identifier);
    return [
      element(
        'metadataFormat',
        {},
        element('metadataPrefix', {}, PREFIX),
        element('schema', {}, 'http://www.openarchives.org/OAI/2.0/oai_dc.xsd'),
        element('metadataNamespace', {}, 'http://www.openarchives.org/OAI/2.0/oai_dc/'),
      ),
    ];
  },

  ListSets(_asked, { resumptionToken }) {
    if (resumptionToken !== undefined)
      throw new OaiError('badResumptionToken', 'All sets stand in one answer');
    return specialties.map(({ code, name }) =>
      element('set', {}, element('setSpec', {}, code), element('setName', {}, name)),
    );
  },

  async GetRecord({ db, journal }, { identifier = '', metadataPrefix = '' }) {
    const record = await getRecord(db, journal, identifier);
    checkPrefix(metadataPrefix);
    return [toRecord(journal, record)];
  },

  ListRecords: (asked, given) => listPage(asked, given, (record) => toRecord(asked.journal, record)),
  ListIdentifiers: (asked, given) => listPage(asked, given, (record) => headerOf(asked.journal, record)),
};

function checkPrefix(prefix: string): void {
  if (prefix !== PREFIX) throw new OaiError('cannotDisseminateFormat', `Only ${PREFIX} is offered`);
}

const identifierStart = ({ url }: Journal): string => `oai:${new URL(url).hostname}:article/`;

async function getRecord(db: Db, journal: Journal, identifier: string): Promise<ArticleRecord> {
  const start = identifierStart(journal);
  const number = identifier.startsWith(start) ? identifier.slice(start.length) : '';
  const record = /^[1-9]\d{0,14}$/.test(number) ? await findRecord(db, Number(number)) : undefined;
  if (!record) throw new OaiError('idDoesNotExist', 'No record has this identifier');
  return record;
}

const headerOf = (journal: Journal, { paperId, changedAt, mainCategory, article }: ArticleRecord): Xml =>
  element(
    'header',
    { status: article ? undefined : 'deleted' },
    element('identifier', {}, `${identifierStart(journal)}${paperId}`),
    element('datestamp', {}, secondOf(changedAt)),
    ...specialties
      .filter(({ name }) => name === mainCategory)
      .map(({ code }) => element('setSpec', {}, code)),
  );

const toRecord = (journal: Journal, record: ArticleRecord): Xml =>
  element(
    'record',
    {},
    headerOf(journal, record),
    record.article && element('metadata', {}, toDublinCore(journal, record.article)),
  );

async function listPage(
  { db, now }: Asked,
  given: Arguments,
  write: (record: ArticleRecord) => Xml,
): Promise<Xml[]> {
  const isNew = given.resumptionToken === undefined;
  if (isNew) checkPrefix(given.metadataPrefix ?? '');
  const token = isNew ? firstToken(given, now) : readToken(given, now);
  const range = rangeOf(token);
  const isFirst = token.cursor === 0;
  const { rows, size } = await db.transaction().execute(async (tx) => {
    // guard: A harvest waits for what is being published: whoever comes back later misses nothing (harvest.test.ts)
    await awaitChanges(tx);
    return {
      rows: await listRecords(tx, { range, after: token.after, most: PAGE + 1 }),
      size: isFirst ? await countRecords(tx, range) : token.size,
    };
  });
  if (rows.length === 0 && isFirst) throw new OaiError('noRecordsMatch', 'No record matches');
  const page = rows.slice(0, PAGE);
  const hasMore = rows.length > PAGE;
  // A list in one answer needs no word of where it goes on.
  if (isFirst && !hasMore) return page.map(write);
  const next: Token = {
    ...token,
    // guard: A harvest goes on after the last change that it told (harvest.test.ts) ‹page.at(-1)?.change ?? token.after → token.after + PAGE›
    after: page.at(-1)?.change ?? token.after,
    cursor: token.cursor + page.length,
    size,
    issued: now.getTime(),
  };
  const expires = hasMore ? secondOf(new Date(now.getTime() + TOKEN_LIFE_MS)) : undefined;
  return [
    ...page.map(write),
    element(
      'resumptionToken',
      { expirationDate: expires, completeListSize: size, cursor: token.cursor },
      hasMore && Buffer.from(JSON.stringify(next)).toString('base64url'),
    ),
  ];
}
