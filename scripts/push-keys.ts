import webPush from 'web-push'

// A pair of keys for pushes to browsers, as lines of .env. Another pair ends the pushes of every device.
const { publicKey, privateKey } = webPush.generateVAPIDKeys()
console.log(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}\nVAPID_SUBJECT=mailto:`)
