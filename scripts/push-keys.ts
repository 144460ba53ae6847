import webPush from 'web-push'

// Prints a pair of keys for pushes to browsers, as lines of .env. Replacing the pair ends the pushes to every device.
const { publicKey, privateKey } = webPush.generateVAPIDKeys()
console.log(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}\nVAPID_SUBJECT=mailto:`)
