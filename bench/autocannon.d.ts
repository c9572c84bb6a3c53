// What we use of autocannon, which comes without types.
declare module 'autocannon' {
  interface Client {
    setRequests(requests: readonly { path: string }[]): void;
  }

  interface Options {
    url: string;
    connections: number;
    amount: number;
    headers?: Record<string, string>;
    setupClient?(client: Client): void;
  }

  interface Result {
    errors: number;
    non2xx: number;
  }

  interface Run extends Promise<Result> {
    on(
      event: 'response',
      listen: (client: Client, status: number, bytes: number, milliseconds: number) => void,
    ): void;
  }

  export default function autocannon(options: Options): Run;
}
