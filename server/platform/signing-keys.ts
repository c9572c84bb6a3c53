/** Signs access tokens and links to files. */
export interface SigningKey {
  /** Stands in the head of a token. */
  id: string;
  secret: string;
  /** Another key has taken its place, and what it signed holds until then, in milliseconds; null while it signs. */
  until: number | null;
}

/** The key of tokens that name none, as they were signed before there were several. */
export const FIRST_KEY = 'first';

/** So often a process asks whether another one has made a new key. */
const FRESH_MS = 30_000;
/** Whoever names keys that nobody made has the database asked no more often than this. */
const ASKING_MS = 1_000;

/** The keys that this process knows; another may have made a newer one, which it learns of. */
export class SigningKeys {
  readonly #read: () => Promise<readonly SigningKey[]>;
  #keys: readonly SigningKey[];
  #readAt = performance.now();

  constructor(keys: readonly SigningKey[], read: () => Promise<readonly SigningKey[]>) {
    this.#keys = keys;
    this.#read = read;
  }

  /** The one that signs. */
  get current(): SigningKey {
    const current = this.#keys.find(({ until }) => until === null);
    if (!current) throw new Error('no key signs');
    return current;
  }

  /** All whose signatures hold. */
  holding(now: Date): SigningKey[] {
    // guard: What an old key has signed ends (signing-keys.test.ts) ‹until > now.getTime() → true›
    return this.#keys.filter(({ until }) => until === null || until > now.getTime());
  }

  /** The key of this name while its signatures hold, also when another process has just made it. */
  async find(id: string, now: Date): Promise<SigningKey | undefined> {
    const known = () => this.holding(now).find((key) => key.id === id);
    // guard: A key that another process has made is known as soon as it comes (signing-keys.test.ts) ‹ASKING_MS → Infinity›
    return known() ?? (await this.#readAfter(ASKING_MS).then(known));
  }

  /** Learn by and by of keys that other processes make, so that no old one signs for long. */
  keepFresh(): Promise<void> {
    return this.#readAfter(FRESH_MS);
  }

  /** Learn of what is new at once, unless that was asked a moment ago. */
  refresh(): Promise<void> {
    return this.#readAfter(ASKING_MS);
  }

  async #readAfter(pauseMs: number): Promise<void> {
    if (performance.now() - this.#readAt < pauseMs) return;
    this.#readAt = performance.now();
    // What is known serves on while the database is away.
    this.#keys = await this.#read().catch(() => this.#keys);
  }
}
