const MOST_BYTES = 256 * 1024;

/** Read the whole answer within the time of the request; one that never ends must not fill the memory. */
export const fetchShort: typeof fetch = async (url, init) => {
  // The key goes to the configured address only.
  const response = await fetch(url, { ...init, redirect: 'error' });
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > MOST_BYTES) throw new Error('The answer is too long');
    chunks.push(chunk);
  }
  const { status, headers } = response;
  return new Response(length === 0 ? null : Buffer.concat(chunks), { status, headers });
};
