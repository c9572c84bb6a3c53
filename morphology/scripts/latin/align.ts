/** A pair cut into graphones: a piece of Arabic beside the Latin letters that it writes. */
export type Graphone = { arabic: string; latin: string };

// Two Arabic letters that often write one Latin sound; all other pieces have one letter.
const digraphs = new Set(['او', 'اي', 'كس', 'كز', 'تش', 'كو', 'وا', 'تز', 'دج']);
const longestLatin = 4;

// First guess of the sounds of each letter; expectation maximisation corrects it.
const sounds: Record<string, string> = {
  ا: 'aeiouh',
  ب: 'bp',
  ت: 't',
  ة: 'aey',
  ث: 'th',
  ج: 'gj',
  ح: 'h',
  خ: 'hc',
  د: 'd',
  ذ: 'dt',
  ر: 'r',
  ز: 'zsx',
  س: 'sczx',
  ش: 'scht',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'g',
  ف: 'fvp',
  ق: 'qcgk',
  ك: 'kcqx',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'ouw',
  ي: 'iyeaj',
  ء: 'aei',
  ئ: 'ieay',
  ؤ: 'ou',
  كس: 'x',
  كز: 'x',
  تش: 'c',
  كو: 'q',
  وا: 'w',
  تز: 'z',
  دج: 'dj',
  او: 'ou',
  اي: 'ie',
};

function firstGuess(arabic: string, latin: string, atStart: boolean): number {
  const isVowelLetter = /[اوية]/.test(arabic);
  if (latin === '') return isVowelLetter ? 0.02 : 0.002;
  const fits = (sounds[arabic] ?? '').includes(latin.charAt(0));
  const tail = latin.slice(1);
  const tailFits = isVowelLetter ? /^[aeiouyh]*$/.test(tail) : /^h?(.?)[aeiouy]*$/.test(tail);
  const vowelFirst = !isVowelLetter && !atStart && /^[aeiou]/.test(latin) ? 0.1 : 1;
  return (fits ? 1 : 0.003) * (tailFits ? 1 : 0.02) * vowelFirst * 0.25 ** tail.length;
}

type Weights = Map<string, number>;

/** List the pieces that may start at a place in the two strings. */
function steps(arabic: string, latin: string, i: number, j: number): [number, number][] {
  const results: [number, number][] = [];
  for (const width of [1, 2]) {
    const piece = arabic.slice(i, i + width);
    if (piece.length < width || (width === 2 && !digraphs.has(piece))) continue;
    // او and اي write one vowel at the beginning of a word only.
    if (i > 0 && (piece === 'او' || piece === 'اي')) continue;
    for (let length = 0; length <= longestLatin && j + length <= latin.length; length++) {
      results.push([width, length]);
    }
  }
  return results;
}

function weight(weights: Weights | null, arabic: string, latin: string, atStart: boolean): number {
  if (!weights) return firstGuess(arabic, latin, atStart);
  // Longer pieces would learn words by heart, so they pay for their length.
  return (weights.get(`${arabic} ${latin}`) ?? 1e-9) * 0.6 ** Math.max(0, latin.length - 2);
}

function countPair(arabic: string, latin: string, weights: Weights | null, counts: Weights): void {
  const width = latin.length + 1;
  const size = (arabic.length + 1) * width;
  const forward = new Float64Array(size);
  const backward = new Float64Array(size);
  const pieces: [number, number, number, string][] = [];
  forward[0] = 1;
  for (let i = 0; i < arabic.length; i++) {
    for (let j = 0; j <= latin.length; j++) {
      const here = i * width + j;
      if (forward[here] === 0) continue;
      for (const [a, l] of steps(arabic, latin, i, j)) {
        const left = arabic.slice(i, i + a);
        const right = latin.slice(j, j + l);
        const value = weight(weights, left, right, i === 0);
        const there = (i + a) * width + j + l;
        forward[there] = (forward[there] ?? 0) + (forward[here] ?? 0) * value;
        pieces.push([here, there, value, `${left} ${right}`]);
      }
    }
  }
  backward[size - 1] = 1;
  for (const [here, there, value] of pieces.toReversed()) {
    backward[here] = (backward[here] ?? 0) + (backward[there] ?? 0) * value;
  }
  const total = forward[size - 1] ?? 0;
  if (total < 1e-30) return;
  for (const [here, there, value, name] of pieces) {
    const share = ((forward[here] ?? 0) * value * (backward[there] ?? 0)) / total;
    if (share > 1e-4) counts.set(name, (counts.get(name) ?? 0) + share);
  }
}

function normalise(counts: Weights): Weights {
  let total = 0;
  for (const value of counts.values()) total += value;
  return new Map([...counts].map(([name, value]) => [name, value / total]));
}

/** Learn the weights of all pieces from pairs by expectation maximisation. */
export function learnWeights(pairs: [string, string][], rounds = 8): Weights {
  let weights: Weights | null = null;
  for (let round = 0; round < rounds; round++) {
    const counts: Weights = new Map();
    for (const [arabic, latin] of pairs) countPair(arabic, latin, weights, counts);
    weights = normalise(counts);
  }
  return weights ?? new Map();
}

/** Cut one pair into its likeliest pieces, with the mean cost of a letter; null when it cannot be cut. */
export function alignPair(
  arabic: string,
  latin: string,
  weights: Weights,
): { pieces: Graphone[]; cost: number } | null {
  const width = latin.length + 1;
  const best = new Float64Array((arabic.length + 1) * width).fill(Number.POSITIVE_INFINITY);
  const from: ([number, number, number] | undefined)[] = [];
  best[0] = 0;
  for (let i = 0; i < arabic.length; i++) {
    for (let j = 0; j <= latin.length; j++) {
      const here = best[i * width + j] ?? 0;
      if (!Number.isFinite(here)) continue;
      for (const [a, l] of steps(arabic, latin, i, j)) {
        const value = weight(weights, arabic.slice(i, i + a), latin.slice(j, j + l), i === 0);
        const there = (i + a) * width + j + l;
        const cost = here - Math.log(value);
        if (cost < (best[there] ?? 0)) {
          best[there] = cost;
          from[there] = [i, j, 0];
        }
      }
    }
  }
  const cost = (best[best.length - 1] ?? 0) / arabic.length;
  if (!Number.isFinite(cost)) return null;
  const pieces: Graphone[] = [];
  let [i, j] = [arabic.length, latin.length];
  while (i > 0) {
    const previous = from[i * width + j];
    if (!previous) return null;
    pieces.unshift({ arabic: arabic.slice(previous[0], i), latin: latin.slice(previous[1], j) });
    [i, j] = previous;
  }
  return { pieces, cost };
}
