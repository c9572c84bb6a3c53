/** Make a function remember its answers; when they become too many it forgets them all and begins anew. */
export function remembering<Answer>(most: number, make: (key: string) => Answer): (key: string) => Answer {
  const answers = new Map<string, Answer>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = make(key);
    if (answers.size >= most) answers.clear();
    answers.set(key, answer);
    return answer;
  };
}
