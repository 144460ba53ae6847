/** The build of the site that `npm start` runs in parallel with the start of the server. */
export type SiteBuild = {
  /** Resolves when the pages can be loaded. */
  built: Promise<void>
  /** Compresses the site's files where they are stale; returns whether there are new ones. */
  compress: () => Promise<boolean>
}

let current: SiteBuild = { built: Promise.resolve(), compress: () => Promise.resolve(false) }

/** Sets the build that the server waits for; without one the site is already built (`npm run serve`). */
export const setSiteBuild = (build: SiteBuild): void => void (current = build)

export const siteBuild = (): SiteBuild => current
