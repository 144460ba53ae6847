/** What a request carries through the app. */
export type AppEnv = { Variables: { requestId: string } }
