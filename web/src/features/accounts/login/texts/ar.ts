import type { LoginTexts } from './en.ts';

export const texts: LoginTexts = {
  headings: {
    ADMIN: 'تسجيل دخول المسؤول',
    TRAINEE: 'تسجيل دخول المتدرب',
    member: 'تسجيل الدخول',
  },
  tagline: 'ادخل إلى وحداتك التدريبية وتابع تقدمك',
  links: {
    name: 'طرق دخول أخرى',
    traineeLogin: 'تسجيل دخول المتدرب',
    adminLogin: 'تسجيل دخول المسؤول',
    signUp: 'إنشاء حساب متدرب',
    signUpAgain: 'التسجيل مجددًا',
    back: 'العودة إلى تسجيل الدخول',
  },
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  forgotPassword: 'هل نسيت كلمة المرور؟',
  newTab: '(يُفتح في علامة تبويب جديدة)',
  logIn: 'تسجيل الدخول',
  loggingIn: 'جارٍ تسجيل الدخول…',
  loggedIn: 'تم تسجيل الدخول بنجاح!',
  invalid: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
  failed: 'تعذّر تسجيل الدخول. يُرجى المحاولة مجددًا.',
  failedBecause: (reason) => `تعذّر تسجيل الدخول. يُرجى المحاولة مجددًا. ${reason}`,
  sessionEnded: 'انتهت جلستك. يُرجى تسجيل الدخول مجددًا.',
  sameAccount: 'سجّل الدخول بالحساب نفسه للاحتفاظ بما أدخلته في هذه الصفحة.',
  otherAccount: 'تسجيل الدخول بحساب آخر',
  loggedOutHereOnly: 'تم تسجيل خروجك على هذا الجهاز، لكن تعذّر إبلاغ الخادم.',
};
