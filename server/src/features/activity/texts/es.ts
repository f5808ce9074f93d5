import { texts as activityWords } from '@portal/contract/activity/texts/es';
import { texts as reasons } from '@portal/contract/reasons/es';
import type { ActivityFileTexts } from './en.ts';

export const texts: ActivityFileTexts = {
  activityWords,
  reasons,
  sheet: 'Actividad',
  columns: {
    time: 'Fecha y hora',
    by: 'Por',
    change: 'Cambio',
    kind: 'Tipo',
    subject: 'Objeto',
    company: 'Empresa',
    before: 'Antes',
    after: 'Después',
    role: 'Rol',
  },
  kinds: {
    admin: 'Administrador',
    company: 'Empresa',
    module: 'Módulo',
    group: 'Grupo',
    trainee: 'Participante',
    help: 'Solicitud de ayuda',
    portal: 'Portal',
  },
};
