// Runs before every npm script that runs our own TypeScript, by Node itself or by a tool. On Linux and Windows
// `npm install` installs Node 24 for the npm scripts; elsewhere they use the system's Node.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const isEnough = major > 22 || (major === 22 && minor >= 18)
if (!isEnough) {
  console.error(
    `Node 22.18 or newer is needed here, and this is ${process.versions.node}. ` +
      (process.platform === 'darwin'
        ? 'Install it from https://nodejs.org or with `brew install node`, then run the command again.'
        : 'Run `npm install`, which brings Node 24 for the npm scripts, and use those: `npm start`.')
  )
  process.exit(1)
}
