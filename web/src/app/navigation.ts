import type { Role } from '@portal/contract/fields';
import ChartColumn from 'lucide-react/icons/chart-column';
import Gauge from 'lucide-react/icons/gauge';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import History from 'lucide-react/icons/history';
import LibraryBig from 'lucide-react/icons/library-big';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import MessageSquareHeart from 'lucide-react/icons/message-square-heart';
import MessagesSquare from 'lucide-react/icons/messages-square';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Trash2 from 'lucide-react/icons/trash-2';
import TrendingUp from 'lucide-react/icons/trending-up';
import type { ComponentType } from 'react';
import { paths } from '../platform/routing/paths.ts';

export type NavigationEntry = {
  label: string;
  to: string;
  icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
  /** The count shown behind the label. */
  count?: 'unread messages' | 'pending requests';
};

const chat: NavigationEntry = {
  label: 'Chat',
  to: paths.chat.to(),
  icon: MessagesSquare,
  count: 'unread messages',
};

/** The entries of the sidebar, from top to bottom. */
export const navigation: Readonly<Record<Role, readonly NavigationEntry[]>> = {
  TRAINEE: [
    { label: 'Training Dashboard', to: paths.training, icon: Gauge },
    { label: 'My Progress', to: paths.progress, icon: TrendingUp },
    chat,
  ],
  ADMIN: [
    { label: 'Trainee Management', to: paths.trainees, icon: GraduationCap },
    { label: 'Training Modules', to: paths.companyModules.to(), icon: LibraryBig },
    { label: 'Reports', to: paths.reports, icon: ChartColumn },
    { label: 'Help Requests', to: paths.helpRequests, icon: LifeBuoy, count: 'pending requests' },
    { label: 'Feedback', to: paths.feedback, icon: MessageSquareHeart },
    chat,
    { label: 'Admins', to: paths.admins, icon: ShieldCheck },
    { label: 'Activity', to: paths.activity, icon: History },
    { label: 'Trash', to: paths.trash, icon: Trash2 },
  ],
};
