import { formatsOf } from '@portal/contract/formats';
import type { AccountsTexts } from './en.ts';

const { list, number, plural } = formatsOf('ar');

const isolated = (name: string) => `\u2068${name}\u2069`;

const worksFor = (hours: number) =>
  plural(hours, {
    one: 'يعمل لمدة ساعة واحدة.',
    two: 'يعمل لمدة ساعتين.',
    few: `يعمل لمدة ${number(hours)} ساعات.`,
    other: `يعمل لمدة ${number(hours)} ساعة.`,
  });

export const texts: AccountsTexts = {
  fields: {
    fullName: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    newPassword: 'كلمة المرور الجديدة',
    passwordLength: (characters) =>
      plural(characters, {
        one: 'حرف واحد على الأقل',
        two: 'حرفان على الأقل',
        few: `${number(characters)} أحرف على الأقل`,
        many: `${number(characters)} حرفًا على الأقل`,
        other: `${number(characters)} حرف على الأقل`,
      }),
    company: 'الشركة',
  },
  checkInbox: 'تحقق من بريدك الوارد',
  signUp: {
    heading: 'تسجيل متدرب جديد',
    intro: 'يُنشأ حسابك على الخادم وينتمي إلى الشركة التي تختارها.',
    introFor: (company) => `يُنشأ حسابك على الخادم وينتمي إلى ${company}.`,
    haveAccount: 'هل لديك حساب بالفعل؟',
    loadingCompany: 'جارٍ تحميل الشركة…',
    companyNotLoaded: (reason) => `تعذّر تحميل الشركة. ${reason}`,
    companiesNotLoaded: (reason) => `تعذّر تحميل الشركات. ${reason}`,
    selectCompany: 'اختر شركتك',
    searchCompany: 'ابحث عن شركتك',
    noCompany: 'لا توجد شركة للاختيار. إذا لم تظهر شركتك، فاطلب منها رابط التسجيل.',
    invitationOnly: 'تضيف هذه الشركة متدربيها بالدعوة فقط. يُرجى أن تطلب من شركتك إضافتك.',
    emailAt: (domains) => `استخدم بريدك الإلكتروني على ${list(domains.map(isolated), 'or')}`,
    emailAtAnother: (domains) =>
      `استخدم بريدك الإلكتروني على ${list([...domains.map(isolated), 'نطاق آخر للشركة'], 'or')}`,
    joinCode: 'رمز الانضمام',
    joinCodeHint: 'تحصل عليه من شركتك.',
    joinCodeRequired: 'رمز الانضمام مطلوب',
    submit: 'إنشاء حساب',
    submitting: 'جارٍ إنشاء الحساب…',
    refused: 'تعذّر التسجيل. يُرجى المحاولة مجددًا.',
    failed: 'تعذّر التسجيل. يُرجى التحقق من بياناتك والمحاولة مجددًا.',
  },
  confirmationSent: {
    message: 'تحقق من بريدك الوارد: ستجد فيه رابطًا لتأكيد بريدك الإلكتروني.',
    sentTo: (email) => `لقد أرسلناه إلى ${isolated(email)}.`,
    worksFor,
    openIt:
      'افتحه وأدخل كلمة المرور، وعندها يُنشأ حسابك. إذا لم يصل شيء، فابحث في مجلد الرسائل غير المرغوب فيها.',
    sendAgain: 'إعادة الإرسال',
    sending: 'جارٍ الإرسال…',
    sentAgain: 'لقد أرسلنا الرابط مجددًا.',
    changeEmail: 'تغيير البريد الإلكتروني',
  },
  confirm: {
    heading: 'تأكيد بريدك الإلكتروني',
    intro: 'أدخل كلمة المرور التي اخترتها عند التسجيل، وعندها يُنشأ حسابك.',
    submit: 'تأكيد بريدي الإلكتروني',
    submitting: 'جارٍ التأكيد…',
    deadHeading: 'هذا الرابط لا يعمل',
    stillWaits: 'لا يزال تسجيلك في الانتظار: يمكننا إرسال رابط جديد إليك.',
    signUpAgain: 'إذا سبق أن أكدت بريدك الإلكتروني، فسجّل الدخول. وإلا فيُرجى التسجيل مجددًا.',
    sendNewLink: 'إرسال رابط جديد',
    sending: 'جارٍ الإرسال…',
    newLinkSent: 'لقد أرسلنا إليك رابطًا جديدًا.',
    newLinkWorks: (hours) =>
      `${worksFor(hours)} إذا لم يصل شيء، فابحث في مجلد الرسائل غير المرغوب فيها.`,
  },
  forgotPassword: {
    heading: 'نسيت كلمة المرور',
    intro: 'أدخل البريد الإلكتروني لحسابك لنرسل إليك رابطًا لتعيين كلمة مرور جديدة.',
    submit: 'إرسال رابط إعادة التعيين',
    submitting: 'جارٍ الإرسال…',
    worksOnce:
      'يعمل مرة واحدة ولمدة ساعة. إذا لم يصل شيء، فابحث في مجلد الرسائل غير المرغوب فيها، أو تحقق من أن العنوان هو الذي سجّلت به.',
    returnToLogin: 'العودة إلى تسجيل الدخول',
  },
  resetPassword: {
    heading: 'إعادة تعيين كلمة المرور',
    intro: 'اختر كلمة مرور جديدة. سيتم بعدها تسجيل خروجك من جميع الأجهزة.',
    chooseTitle: 'اختيار كلمة المرور',
    welcome: (name) => `مرحبًا، ${isolated(name)} – اختر كلمة المرور`,
    confirmPassword: 'تأكيد كلمة المرور',
    submit: 'إعادة تعيين كلمة المرور',
    submitting: 'جارٍ إعادة التعيين…',
    choose: 'اعتماد كلمة المرور',
    loggingIn: 'جارٍ تسجيل الدخول…',
    isSet: 'تم تعيين كلمة المرور.',
    isChanged: 'تم تغيير كلمة المرور.',
    hintAfterInvalidLink: 'إذا سبق أن عيّنت كلمة مرور جديدة عبر هذا الرابط، فسجّل الدخول بها.',
    askForNewLink: 'طلب رابط جديد',
    hintIfUnknown: 'إذا لم يعمل الرابط عندئذ، فسجّل الدخول بكلمة المرور الجديدة.',
  },
  passwords: {
    repeat: 'يُرجى تكرار كلمة المرور الجديدة',
    differ: 'كلمتا المرور غير متطابقتين',
    notChanged: 'لم تتغير كلمة المرور',
    unknown: 'لا يُعرف ما إذا كانت كلمة المرور قد تغيرت',
  },
  ownName: {
    title: 'الاسم',
    description: 'يراه المستخدمون الآخرون، وفي الدردشة أيضًا.',
    role: 'الدور',
    roles: { ADMIN: 'مسؤول', TRAINEE: 'متدرب' },
    save: 'حفظ الاسم',
    changed: 'تم تغيير اسمك.',
    notChanged: 'لم يتغير اسمك',
    unknown: 'لا يُعرف ما إذا كان اسمك قد تغير',
  },
  ownPassword: {
    title: 'كلمة المرور',
    description: 'كلمة المرور الجديدة تُنهي جلساتك على جميع الأجهزة الأخرى.',
    current: 'كلمة المرور الحالية',
    confirmNew: 'تأكيد كلمة المرور الجديدة',
    submit: 'تغيير كلمة المرور',
    submitting: 'جارٍ التغيير…',
    hintIfUnknown: 'إذا رُفضت كلمة المرور الحالية عندئذ، فقد تم تعيين الجديدة بالفعل.',
  },
  sessions: {
    title: 'الجلسات',
    description:
      'الأجهزة التي سجّلت الدخول عليها. إذا لم تتعرف على أحدها، فأنهِ جلسته وغيّر كلمة المرور.',
    list: 'جلساتك',
    loading: 'جارٍ تحميل الجلسات…',
    notLoaded: (reason) => `تعذّر تحميل الجلسات. ${reason}`,
    thisDevice: 'هذا الجهاز',
    unknownDevice: 'جهاز غير معروف',
    loggedIn: (time) => `تسجيل الدخول: ${time}`,
    lastUsed: (time) => `آخر استخدام: ${time}`,
    end: 'إنهاء',
    endNamed: (device) => `إنهاء جلسة ${isolated(device)}`,
    ending: 'جارٍ الإنهاء…',
    ended: 'انتهت الجلسة',
    notEnded: 'تعذّر إنهاء الجلسة',
    endUnknown: 'لا يُعرف ما إذا كانت الجلسة قد انتهت',
    endOthers: 'إنهاء جميع الجلسات الأخرى',
    othersEnded: (count) =>
      plural(count, {
        zero: 'لم تُنهَ أي جلسة',
        one: 'أُنهيت جلسة واحدة',
        two: 'أُنهيت جلستان',
        few: `أُنهيت ${number(count)} جلسات`,
        other: `أُنهيت ${number(count)} جلسة`,
      }),
    othersNotEnded: 'تعذّر إنهاء الجلسات',
    othersEndUnknown: 'لا يُعرف ما إذا كانت الجلسات قد انتهت',
  },
};
