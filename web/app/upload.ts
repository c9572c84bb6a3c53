interface Sending {
  method: string;
  headers: Headers;
  body: FormData;
  signal: AbortSignal;
}

/** Send a form as `fetch` would, and tell which share of it has gone out, which `fetch` cannot. */
export function upload(
  url: URL,
  { method, headers, body, signal }: Sending,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open(method, url);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      done(new Response(request.responseText, { status: request.status }));
    });
    request.addEventListener('error', () => fail(new TypeError('The form did not arrive')));
    request.addEventListener('abort', () => fail(new DOMException('given up', 'AbortError')));
    request.send(body);
  });
}
