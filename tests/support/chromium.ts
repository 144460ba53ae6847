import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { chromium } from '@playwright/test'

/** Flags with which Chromium runs in containers and sends no requests of its own. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
]

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
]

const found = () =>
  [process.env['CHROMIUM_PATH'], ...usual, chromium.executablePath()].find(path => path && existsSync(path))

/** Chromium without a window: journeys take half the time in it. It supports neither prerendering nor bfcache. */
const shell = '/usr/bin/chromium-headless-shell'

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0

/**
 * A Chromium for the journeys: an installed one, else one from the system's packages or Playwright. Ends the process
 * with the exact command to type if none of that works.
 */
export function findBrowser(): string {
  const present = found()
  if (present) return present
  console.log('No Chromium found: getting one …')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', 'update', '-qq')
    run('apt-get', 'install', '-y', '-qq', 'chromium')
    run('apt-get', 'install', '-y', '-qq', 'chromium-headless-shell')
  }
  if (!found()) run('npx', 'playwright', 'install', 'chromium')
  const brought = found()
  if (brought) return brought
  console.error(
    'The browser journeys need Chromium. Install it with `sudo apt-get install -y chromium` or\n' +
      '`npx playwright install --with-deps chromium`, or set CHROMIUM_PATH to a Chromium that you have.'
  )
  process.exit(1)
}

/** The lightest installed browser, or undefined: nothing is installed for it. */
export const presentBrowser = (): string | undefined =>
  !process.env['CHROMIUM_PATH'] && existsSync(shell) ? shell : found()

/**
 * The lightest installed browser, for journeys, installed if there is none; CHROMIUM_PATH overrides it everywhere.
 */
export const lightBrowser = (): string => presentBrowser() ?? findBrowser()
