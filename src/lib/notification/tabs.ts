import type { Notification } from './contract.ts'

/** The tabs of the bell, by the list's names. */
export const notificationTabs = ['all', 'transaction', 'promotion', 'negotiation'] as const
export type NotificationTab = (typeof notificationTabs)[number]

/** Whether a notification belongs to a tab. */
export const isInTab = (tab: NotificationTab, { type }: Pick<Notification, 'type'>): boolean =>
  tab === 'all' || tab === type
