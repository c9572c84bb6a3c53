import { errorText } from '@mustalah/contract/errors';
import type { ApprovalDecision } from '@mustalah/contract/payouts/approvals';
import type { DisagreementKind } from '@mustalah/contract/payouts/audit';
import type { ChainFailure } from '../../gateways/solana/chain-failure.ts';
import type { MintFault } from '../../gateways/solana/mint.ts';
import type { NodeFailure } from '../../gateways/solana/transport.ts';
import type { WalletFault } from '../../gateways/solana/wallet-address.ts';
import type { WalletRefusal } from '../../gateways/solana/wallet-signed.ts';
import { arabicDigits, arabicNumber } from '../../platform/arabic-numbers.ts';
import type { ApprovalObjection, CeilingObjection, PayeeObjection } from './rules.ts';

/** Why a payout is not tried. */
export type SkipReason =
  | PayeeObjection
  | WalletFault
  | CeilingObjection
  | ApprovalObjection
  | 'own_payout'
  | 'wallet_held'
  | 'unknown_user'
  | 'blocked';
/** Why a payout stands where it stands. */
export type Reason =
  | SkipReason
  | MintFault
  | ChainFailure
  | WalletRefusal
  | `node_${NodeFailure}`
  // Under way.
  | 'being_paid'
  | 'in_review'
  | 'waits_for_wallet'
  | 'sent'
  | 'confirmed'
  // Given back before anything was sent.
  | 'interrupted'
  | 'other_cluster'
  | 'inconsistent_node'
  | 'recipient_is_program'
  | 'earlier_payment_landed'
  | 'changed_meanwhile'
  | 'lease_over'
  | 'outcome_unknown'
  | 'withdrawn'
  | 'given_up'
  | 'fault'
  // Given back after it was sent.
  | 'never_landed'
  // Waits for a person.
  | 'history_gone'
  | 'undecided'
  | 'nodes_differ'
  | 'too_few_nodes'
  | 'cluster_gone'
  | 'other_amount'
  | 'other_transaction_landed'
  // A person decided.
  | 'decided_landed'
  | 'decided_missing';

export const reasonText: Record<Reason, string> = {
  unknown_user: 'المستخدم غير موجود',
  blocked: errorText.payouts_blocked,
  own_payout: errorText.own_payout,
  wallet_held: 'غُيّرت محفظته حديثًا، ولا يُصرف إليها حتى تنقضي مهلة الأمان',
  above_most_per_payout: 'المبلغ أكبر من أقصى ما يُصرف في العملية الواحدة، وهو حدّ يضبطه مشغّل المنصة',
  above_most_per_person: 'يتجاوز بهذا المبلغ أقصى ما يُصرف للشخص الواحد في ٢٤ ساعة',
  above_most_per_day: 'يتجاوز هذا المبلغ أقصى ما يُصرف للجميع في ٢٤ ساعة',
  needs_approval: 'يلزم لصرف هذا المبلغ موافقة مدير آخر، وتُطلب حين تأمر به',
  waits_for_approval: 'تنتظر موافقة مدير آخر',
  approved_by_you: 'وافقت أنت على صرفها، فيأمر بها مدير غيرك',
  suspended: 'الحساب موقوف، ولا تُصرف نقاط الحسابات الموقوفة',
  unconfirmed: 'لم يؤكد صاحب الحساب بريده بعد',
  nothing_to_pay: 'لا رصيد يُصرف',
  too_little: 'الرصيد أقل من أصغر وحدة في العملة',
  doubtful_points: 'تستند نقاطه إلى أصوات سُحبت أو إلى حسابات موقوفة، فلا تُصرف حتى يُراجَع ما اعتُمد بها',

  wallet_missing: 'لم يُضف المستخدم عنوان محفظته',
  wallet_unreadable: 'عنوان المحفظة ليس عنوانًا صالحًا على سولانا',
  wallet_is_program: 'العنوان لبرنامج أو عملة أو لخزينة المنصة، وليس محفظة شخص',
  wallet_has_no_key: 'العنوان ليس محفظة شخص: هو حساب عملة أو خزينة مشتركة، أو فيه خطأ كتابي',
  recipient_is_program: 'العنوان على السلسلة حساب يملكه برنامج، وليس محفظة شخص',

  being_paid: 'يصرف له طلب آخر الآن',
  in_review: 'تنتظر عملية صرف سابقة له أن يراجعها مدير المنصة',
  waits_for_wallet: 'تنتظر توقيع محفظة الخزينة',
  sent: 'أُرسلت، ويُنتظر تأكيد الشبكة',
  confirmed: 'أكدتها الشبكة، ويُنتظر أن تصير نهائية',

  interrupted: 'انقطع الصرف قبل التوقيع، وعادت النقاط',
  changed_meanwhile: 'تغيّر حساب المستخدم أو صلاحيات مدير المنصة أثناء الصرف، فلم يُرسل شيء',
  lease_over: 'طال التوقيع فانتهت مهلته، ولم يُرسل شيء',
  outcome_unknown: 'لم تُعرف نتيجة الحفظ، ويُكمل الخادم الصرف أو يلغيه بنفسه',
  withdrawn: 'تُرك الصرف دون توقيع، وتعود النقاط حين يثبت أنه لم يُرسل',
  given_up: 'تُرك الصرف دون توقيع، وعادت النقاط',
  fault: 'حدث خطأ غير متوقع قبل التوقيع، وعادت النقاط',

  node_unreachable: 'تعذّر الوصول إلى عقدة RPC',
  node_silent: 'لم تُجب عقدة RPC في الوقت المسموح',
  node_busy: 'رفضت عقدة RPC الطلبات لكثرتها، حاول لاحقًا',
  node_refusing: 'رفضت عقدة RPC الطلب',
  node_unreadable: 'أجابت عقدة RPC بما لا يُفهم',
  node_elsewhere: 'أحالت عقدة RPC الطلب إلى عنوان آخر',
  other_cluster: 'عقدة RPC تخدم شبكة غير الشبكة المهيأة',
  inconsistent_node: 'قدّمت عقدة RPC أرقامًا متناقضة، فلم يُوقَّع شيء',
  earlier_payment_landed: 'وصلت دفعة سابقة كانت تُعد ضائعة؛ راجع صفحة المطابقة قبل الصرف',

  mint_missing: 'عملة UAS المهيأة غير موجودة على هذه الشبكة',
  mint_decimals: 'عدد المنازل العشرية للعملة يخالف الإعداد',
  mint_extension: 'للعملة امتداد يغيّر ما يُحوَّل (كرسم أو خطّاف)، فلا يُصرف بها',
  no_sol_for_fee: 'لا يكفي ما في الخزينة من SOL لرسم المعاملة',
  no_sol_for_account: 'لا يكفي ما في الخزينة من SOL لفتح حساب العملة للمستلم',
  no_tokens: 'لا يكفي ما في الخزينة من UAS',
  frozen: 'حساب العملة مجمّد',
  treasury_account: 'حساب العملة للخزينة غير موجود أو غير صالح',
  recipient_account: 'تعذّر فتح حساب العملة للمستلم',
  rejected: 'رفضت الشبكة المعاملة',
  expired: 'انتهت صلاحية المعاملة قبل إرسالها',

  never_landed: 'انتهت صلاحية المعاملة، وثبت أنها لم تصل، وعادت النقاط',
  history_gone: 'لم تعد العقدة تحفظ من السلسلة ما يثبت أن المعاملة لم تصل',
  undecided: 'مضى وقت طويل ولم تُحسم المعاملة: لم تظهر على السلسلة ولم يثبت أنها لم تصل',
  nodes_differ:
    'اختلفت العُقد في المعاملة. قارنها بالمستكشف، وأزل العقدة المخطئة من RPC_ALLOWLIST؛ ويُعاد السؤال كل دقيقة',
  too_few_nodes:
    'لم تؤكد المعاملة عُقد كافية: بعضها لا يعرفها أو لا يجيب. تُحسم وحدها حين تجيب، ولك أن تقرر بعد فتح المستكشف',
  cluster_gone:
    'جُهّزت لشبكة لم تعد مهيأة، ولا تعرف عُقد الشبكة الحالية أوصلت أم لا. أعد تلك الشبكة إلى الإعدادات (SOLANA_GENESIS وRPC_ALLOWLIST) حتى تُحسم؛ ولا يُصرف لصاحبها قبل ذلك',
  other_amount: 'وصلت المعاملة ولم تنقل المبلغ المتوقع',
  other_transaction_landed: 'وصلت معاملة أخرى تحمل رقم عملية الصرف هذه',
  decided_landed: 'قرر مدير المنصة أنها وصلت',
  decided_missing: 'قرر مدير المنصة أنها لم تصل، وعادت النقاط',

  not_a_transaction: 'ما أعادته المحفظة ليس معاملة',
  other_version: 'أعادت المحفظة معاملة بصيغة أخرى',
  other_signer: 'وقّعت محفظة غير محفظة الخزينة',
  fee_too_high: 'رفعت المحفظة رسم الأولوية فوق المسموح به',
  other_payment: 'غيّرت المحفظة المعاملة المجهّزة، فلم تُرسل',
  not_signed: 'لم توقّع المحفظة المعاملة',
};

/** The sentence of a reason that is stored; a former release may have known others. */
export const sentenceOf = (reason: string): string => reasonText[reason as Reason] ?? '';

/** What a detail is about stands in brackets at its end: a number in the digits of the sentence, a code from the left. */
const withReadableSubject = (detail: string): string =>
  detail.replace(/\(([^()]+)\)$/, (_, subject: string) =>
    /^\d+$/.test(subject) ? `(${arabicDigits(BigInt(subject))})` : `(\u2066${subject}\u2069)`,
  );

export const disagreementText: Record<DisagreementKind, (detail: string) => string> = {
  unknown_payment: () => 'على السلسلة دفعة من المنصة لا يعرفها سجلها، كما بعد استعادة نسخة احتياطية قديمة',
  paid_and_released: () => 'وصلت دفعة على السلسلة وسجلها يقول إن نقاطها عادت',
  other_transaction: () => 'وصلت عملية صرف بمعاملة غير التي سجلتها المنصة',
  not_on_chain: () => 'يقول السجل إنها صُرفت، وليست على السلسلة',
  unexplained_payment: () => 'خرجت من الخزينة دفعة لا تخص عملية صرف من المنصة ولا قُيّدت فيها',
  unexplained_deposit: () => 'دخل إلى الخزينة مبلغ لم يُعرف مصدره',
  balance_gap: (detail) =>
    detail.startsWith('-')
      ? 'رصيد الخزينة أقل مما تفسره حركاتها منذ بدء المطابقة'
      : 'رصيد الخزينة أكثر مما تفسره حركاتها منذ بدء المطابقة',
  ledger: (detail) => `سجل النقاط لا يتفق مع نفسه: ${withReadableSubject(detail)}`,
};

export const faultText = {
  noteMissing: 'اكتب ما استندت إليه في القرار',
  refusalReasonMissing: 'اكتب سبب الرفض',
  keyHere: 'هذا مفتاح خاص، وليس هذا مكانه. لم يُحفظ ولم يُرسل إلى أحد.',
} as const;

/** Headings of the tables that leave. */
export const csvText = {
  pending: {
    file: 'uas-pending',
    columns: ['المستخدم', 'الاسم', 'البريد الإلكتروني', 'المحفظة', 'المبلغ (UAS)'],
  },
  log: {
    file: 'uas-payouts',
    columns: ['التاريخ', 'المستخدم', 'البريد الإلكتروني', 'المحفظة', 'المبلغ (UAS)', 'المعاملة'],
  },
} as const;

/** What the admin is told who asked for a payout. */
export const approvalNotice = (decision: ApprovalDecision, amount: string) =>
  decision === 'approve'
    ? {
        kind: 'payout_approved',
        title: `وافق مدير آخر على صرف ${arabicNumber(Number(amount))} UAS`,
        body: 'مُر به الآن من صفحة الصرف، فالموافقة تنتهي بعد ثلاثة أيام.',
      }
    : {
        kind: 'payout_refused',
        title: `رفض مدير آخر صرف ${arabicNumber(Number(amount))} UAS`,
        body: 'تجد سبب الرفض في صفحة الموافقات.',
      };

/** What the payee is told. */
export const paidNotice = (amount: string) => ({
  kind: 'payout_settled',
  title: `صُرف لك ${arabicNumber(Number(amount))} UAS`,
  body: 'وصل المبلغ إلى محفظتك على سولانا، وتجد معاملته في صفحة مكافآتك.',
});
