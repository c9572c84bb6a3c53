const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whatever is no key of ours never becomes a path. */
export const isFileKey = (key: string): boolean => KEY.test(key);
