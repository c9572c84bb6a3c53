/** Something that is taken away, and who must notice. */
export interface Removal {
  /** What holds, in words; or what stands there. */
  guarantee: string;
  file: string;
  /** Test files of which one must fail, in the groups in which they are asked; or the compiler, where it is a type. */
  tests: readonly (readonly string[])[] | 'types';
  /** Whether the compiler is asked where no test notices. */
  mayBeType?: boolean;
  /** The source of its file without it. */
  spoil(source: string): string;
}
