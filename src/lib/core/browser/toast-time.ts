import { paths } from '../paths.ts'
import { type Toast, toastMs } from './toasts.ts'

/** Milliseconds that a message stays on a page: what it says itself, else longer on the home page (D23). */
export const messageMs = ({ lastsMs }: Toast, pathname: string): number =>
  lastsMs ?? (pathname === paths.home ? toastMs.home : toastMs.alert)
