import { paths } from '../paths.ts'
import { type Toast, toastMs } from './toasts.ts'

/** Milliseconds that a message stays: its own duration, otherwise longer on the home page (D23). */
export const messageMs = ({ lastsMs }: Toast, pathname: string): number =>
  lastsMs ?? (pathname === paths.home ? toastMs.home : toastMs.alert)
