import type { Block } from '@mustalah/contract/journal/article-text';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { docxReaderHere } from '../test/pdf-reader-here.ts';
import { openDocxReader, UnreadableDocx } from './docx-reader.ts';

const here = docxReaderHere();
const zipOf = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])));
const given = async function* (archive: Uint8Array) {
  yield archive;
};
const whole = (body: string, preamble = '') =>
  `\\documentclass{article}\n${preamble}\n\\begin{document}\n${body}\n\\end{document}\nبعد النهاية`;
const readFiles = async (files: Record<string, string>) =>
  (await here.read(given(zipOf(files)), 'nobody')).content;
const blocksOf = async (body: string, preamble = '', files: Record<string, string> = {}): Promise<Block[]> =>
  (await readFiles({ 'main.tex': whole(body, preamble), ...files })).blocks;
/** The words of blocks without their looks; formulas between signs. */
const saidBy = (blocks: readonly Block[]): string[] =>
  blocks.map((block) => {
    if (!('runs' in block)) return block.kind;
    return block.runs
      .map((run) => ('text' in run ? run.text : 'formula' in run ? `$${run.formula}$` : JSON.stringify(run)))
      .join('');
  });
const said = async (...of: Parameters<typeof blocksOf>) => saidBy(await blocksOf(...of));
const reasonOf = async (files: Record<string, string>): Promise<string> => {
  const fault = await readFiles(files).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return fault instanceof UnreadableDocx ? fault.reason : String(fault);
};

test('an article in several files is read by the child without rights', async () => {
  const main = whole(
    [
      '\\title{عنوان البحث}\\maketitle',
      '\\section{مقدمة}\\label{intro}',
      'نص \\textbf{مهم} في \\emph{المتن}\\footnote{حاشية \\emph{المؤلف}} انظر القسم~\\ref{method} و\\cite{sager, majma}. % سر',
      '\\input{parts/method}',
      '\\bibliographystyle{plain}\\bibliography{works}',
    ].join('\n'),
    '\\usepackage{polyglossia}\\setmainlanguage{arabic}\\newcommand{\\unit}[2][م]{#2\\,#1}',
  );
  const method =
    '\\section{الطريقة}\\label{method}\nقسنا \\unit{20} ثم \\unit[كم]{3}، وذلك من \\ref{intro}.\n\n\\begin{equation}\\label{eq:e}E = mc^2\\end{equation}\nوبها \\eqref{eq:e} نختم $a<b$.';
  const works =
    '\\begin{thebibliography}{9}\\bibitem{majma} المعجم الوسيط.\n\\bibitem[S90]{sager} Sager, \\textit{Terms}.\\end{thebibliography}';
  const archive = zipOf({ 'src/main.tex': main, 'src/parts/method.tex': method, 'src/main.bbl': works });
  const { content, pictures } = await openDocxReader().read(given(archive), 'nobody');
  expect(content).toEqual({
    blocks: [
      { kind: 'heading', level: 1, direction: 'auto', runs: [{ text: '1 مقدمة' }] },
      {
        kind: 'paragraph',
        direction: 'auto',
        runs: [
          { text: 'نص ' },
          { text: 'مهم', bold: true },
          { text: ' في ' },
          { text: 'المتن', italic: true },
          { note: 0 },
          { text: ' انظر القسم\u00a02 و[2، 1].' },
        ],
      },
      { kind: 'heading', level: 1, direction: 'auto', runs: [{ text: '2 الطريقة' }] },
      {
        kind: 'paragraph',
        direction: 'auto',
        runs: [{ text: 'قسنا 20\u202fم ثم 3\u202fكم، وذلك من 1.' }],
      },
      { kind: 'paragraph', direction: 'ltr', runs: [{ formula: 'E = mc^2' }, { text: ' (1)' }] },
      {
        kind: 'paragraph',
        direction: 'auto',
        runs: [{ text: 'وبها (1) نختم ' }, { formula: 'a<b' }, { text: '.' }],
      },
      { kind: 'heading', level: 1, direction: 'auto', runs: [{ text: 'المراجع' }] },
      {
        kind: 'list',
        items: [
          { level: 0, number: 1, direction: 'auto', runs: [{ text: 'المعجم الوسيط.' }] },
          {
            level: 0,
            number: 2,
            direction: 'auto',
            runs: [{ text: 'Sager, ' }, { text: 'Terms', italic: true }, { text: '.' }],
          },
        ],
      },
    ],
    notes: [
      [
        {
          kind: 'paragraph',
          direction: 'auto',
          runs: [{ text: 'حاشية ' }, { text: 'المؤلف', italic: true }],
        },
      ],
    ],
  });
  expect(pictures).toEqual([]);
}, 60_000);

describe('what an author writes', () => {
  test('signs, accents and spaces are those that are printed', async () => {
    expect(
      await said(
        "A--B --- ``C'' caf\\'e na\\\"{\\i}ve \\c{c}a 5\\% \\& \\$3 \\_x \\{y\\} a\\\\b \\ldots{} \\LaTeX{} x%\n  y\n\nz",
      ),
    ).toEqual(['A–B — “C” café naïve ça 5% & $3 _x {y} a\nb … LaTeX xy', 'z']);
  });

  test('lists, with the paragraphs of a point in it and lists in lists', async () => {
    const [list, ...rest] = await blocksOf(
      '\\begin{enumerate}\\item أول\n\nوتتمته \\item ثان \\begin{itemize}\\item[س] فرع\\end{itemize}\\item ثالث\\end{enumerate}',
    );
    const items = list?.kind === 'list' ? list.items : [];
    expect(rest).toEqual([]);
    expect(
      items.map(({ level, number, runs }) => [
        level,
        number,
        runs.map((run) => ('text' in run ? run.text : '')).join(''),
      ]),
    ).toEqual([
      [0, 1, 'أول\nوتتمته'],
      [0, 2, 'ثان'],
      [1, null, 'س فرع'],
      [0, 3, 'ثالث'],
    ]);
  });

  test('tables, with what heads them and cells over several columns', async () => {
    const [caption, table] = await blocksOf(
      '\\begin{table}[h]\\caption{القراءات كلها}\\label{t}\\begin{tabular}{|l|c|}\\hline سن & عدد \\\\ \\hline 20 & 7 \\\\ \\multicolumn{2}{c}{المجموع} \\\\ \\hline\\end{tabular}\\end{table}',
    );
    expect(saidBy(caption ? [caption] : [])).toEqual(['الجدول 1: القراءات كلها']);
    const cell = (text: string, columns = 1) => ({
      columns,
      rows: 1,
      content: [{ kind: 'paragraph', direction: 'auto', runs: [{ text }] }],
    });
    expect(table).toEqual({
      kind: 'table',
      direction: 'rtl',
      rows: [
        { is_head: true, cells: [cell('سن'), cell('عدد')] },
        { is_head: false, cells: [cell('20'), cell('7')] },
        { is_head: false, cells: [cell('المجموع', 2)] },
      ],
    });
  });

  test('figures are named and left out; drawings, comments and what is never so say nothing of their own', async () => {
    expect(
      await said(
        [
          '\\begin{figure}\\includegraphics[width=3cm]{a.png}\\caption{شكل}\\label{f}\\end{figure}',
          'انظر \\ref{f}.\\begin{tikzpicture}\\draw (0,0);\\end{tikzpicture}',
          '\\begin{comment}سر\\end{comment}\\iffalse سر \\ifx سر \\fi سر \\fi',
          '\\begin{verbatim}\n\\x{y} % z\n\\end{verbatim}',
          '\\newtheorem{thm}{مبرهنة}\\begin{thm}[فيثاغورس] نصها. \\end{thm}',
          '\\[ \\R^n \\] $a$$b$ \\(c\\) \\verb|\\d| \\url{https://x.example/a_b} \\href{https://x.example}{هنا}',
        ].join('\n\n'),
        '\\usepackage[main=arabic]{babel}\\DeclareMathOperator{\\R}{R}',
      ),
    ).toEqual([
      '{"missing":"picture"}',
      'الشكل 1: شكل',
      'انظر 1.{"missing":"picture"}',
      '\\x{y} % z',
      'مبرهنة 1 (فيثاغورس). نصها.',
      '$\\operatorname {R}^n$',
      '$a$$b$ $c$ \\d https://x.example/a_b هنا',
    ]);
  });

  test('what stands in brackets and is no option stays', async () => {
    expect(await said('س\\\\[2mm] ص\\\\[0, 1] ع \\\\[0, 1) ف')).toEqual(['س\nص\n[0, 1] ع \n[0, 1) ف']);
  });

  test('names of commands that every object has mean nothing', async () => {
    expect(
      await said('\\constructor \\hasOwnProperty{نص} \\begin{toString}في\\end{toString}\\valueOf'),
    ).toEqual(['نص', 'في']);
  });
});

describe('what would harm whoever reads it is given up', () => {
  const named = (at: number) => `\\x${'a'.repeat(at)}`;
  const doubling = Array.from(
    { length: 18 },
    (_, at) => `\\def${named(at)}{${named(at + 1).repeat(2)}}`,
  ).join('');
  test.each([
    ['a command of itself', '\\def\\a{\\a}\\a'],
    ['one that doubles itself', '\\def\\a{x\\a\\a}\\a'],
    ['one that doubles what it is given', '\\newcommand{\\a}[1]{#1#1\\a{#1#1}}\\a{xx}'],
    ['many that double one another and say nothing', `${doubling}\\x`],
  ])('%s', async (_, body) => {
    expect(await reasonOf({ 'main.tex': whole(body) })).toBe('too_heavy');
  });

  test('files that read one another, and braces without end', async () => {
    const files = { 'main.tex': whole('\\input{b}'), 'b.tex': '\\input{c}', 'c.tex': 'س\\input{b}' };
    expect([
      await reasonOf(files),
      await reasonOf({ 'main.tex': whole('{'.repeat(5_000)) }),
      await reasonOf({ 'main.tex': whole(`\\begin{center}`.repeat(5_000)) }),
      await reasonOf({ 'main.tex': whole('س'.repeat(1_100_000)) }),
    ]).toEqual(['too_heavy', 'too_heavy', 'too_heavy', 'too_heavy']);
  });

  test('nothing outside of the archive is read, and nothing is run', async () => {
    expect(
      await said(
        '\\input{/etc/passwd}\\input{../../../../etc/passwd}\\input|"ls"\\write18{ls}\\immediate\\openout1=x نص',
      ),
    ).toEqual([expect.stringMatching(/نص$/)]);
    expect(await said('\\input{../secret}نص', '', { 'a/../secret.tex': 'سر' })).toEqual(['نص']);
  });

  test('an archive without an article, and one that says nothing, have no text', async () => {
    expect([
      await reasonOf({ 'notes.tex': 'نص' }),
      await reasonOf({ 'main.tex': whole('% نص') }),
      await reasonOf({ 'main.tex': whole('\\begin{document') }),
    ]).toEqual(['empty', 'empty', 'empty']);
  });
});
