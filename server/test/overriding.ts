/** The same object but for one method. */
export const overriding = <T extends object, Name extends keyof T>(
  target: T,
  name: Name,
  method: T[Name],
): T =>
  new Proxy(target, {
    get(_, property) {
      if (property === name) return method;
      const value: unknown = Reflect.get(target, property);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
