import type { ChainHead, ChainName } from '@mustalah/contract/evidence';
import type { Finding } from './findings.ts';

const chains = {
  audit_log: 'سجل الإدارة',
  ledger: 'دفتر النقاط',
  paper_log: 'سجل الأبحاث',
  payout_log: 'سجل الصرف',
  term_decisions: 'قرارات المصطلحات',
} satisfies Record<ChainName, string>;

/** What was found, in a sentence. */
export function sentenceOf(finding: Finding): string {
  switch (finding.kind) {
    case 'altered':
      return `${chains[finding.chain]}: القيد ${finding.row} لا يطابق بصمته؛ بُدّل هو أو بُدّلت حلقته.`;
    case 'gone':
      return `${chains[finding.chain]}: القيد ${finding.row} حُذف.`;
    case 'unlinked':
      return `${chains[finding.chain]}: القيد ${finding.row} أُدرج من غير حلقة.`;
    case 'link_gone':
      return `${chains[finding.chain]}: الحلقة ${finding.seq} حُذفت.`;
    case 'wrong_head':
      return `${chains[finding.chain]}: آخر حلقة ليست التي يذكرها رأس السلسلة؛ حُذف من آخرها أو زيد فيها.`;
    case 'rewritten':
      return `${chains[finding.chain]}: لم تعد الحلقة ${finding.length} كما حُفظت من قبل؛ قُصّرت السلسلة أو كُتبت من جديد.`;
    case 'paper_log':
      return `سجل البحث ${finding.paper}: القيد ${finding.seq} بُدّل، أو حُذف هو أو ما قبله.`;
    case 'ledger':
      return `${chains.ledger}: ${finding.broken}.`;
    case 'file_gone':
      return `الملف ${finding.key} (${finding.of}) غير موجود.`;
    case 'file_altered':
      return `الملف ${finding.key} (${finding.of}) ليس الذي حُفظ.`;
  }
}

/** A head as a line that can be kept and compared: `audit_log:1234:9f86…`. */
export const lineOf = ({ chain, length, hash }: ChainHead): string => `${chain}:${length}:${hash}`;

export const text = {
  foundTitle: 'فحص السجلات وجد ما لا يطابق',
  found: (sentences: readonly string[]) =>
    [
      'وجد فحص السجلات الليلي ما لا يطابق ما كُتب أول مرة:',
      ...sentences,
      'لا تُصلح شيئًا قبل أن تحفظ نسخة من قاعدة البيانات، ثم افحص التثبيت كله بالأمر verify.',
    ].join('\n'),
  headsTitle: 'رؤوس سلاسل السجلات',
  heads: (lines: readonly string[]) =>
    [
      'احفظ هذه الرسالة خارج الخادم. من كتب سجلًا من جديد لا يستطيع أن يعيد هذه البصمات؛ وللمقارنة بها: verify --head السطر.',
      lines.join('\n'),
    ].join('\n\n'),
};

/** What the operator's tool says. */
export const verifyText = {
  links: (chain: ChainName, done: number) => `${chains[chain]}: ${done} حلقة`,
  papers: (done: number) => `سجلات الأبحاث: ${done}`,
  files: (done: number) => `الملفات: ${done}`,
  whole: 'كل شيء كما كُتب.',
  notWhole: (count: number) => `ما لا يطابق: ${count}. لا تُصلح شيئًا قبل أن تحفظ نسخة من قاعدة البيانات.`,
};
