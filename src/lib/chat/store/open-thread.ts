import { call } from '#lib/core/api/call.ts'
import { isMissing } from '#lib/core/browser/fetched.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import type { ChatConversation, ChatMessage, ReadMark, SentMessage } from '#lib/chat/message-shapes.ts'
import { asBuyerSees, mergeMessages, withReadMark } from '#lib/chat/thread-messages.ts'
import { joinChannel } from '#lib/identity/store/channels.ts'
import { $conversationEvent, $isLive } from '#lib/identity/store/live.ts'
import { $rows } from './conversations.ts'
import { NewerMessages } from './newer-messages.ts'
import { OlderMessages } from './older-messages.ts'
import { newestPage, pageAround } from './thread-pages.ts'
import type { Target, ThreadState } from './thread-state.ts'

type Read = () => ThreadState
type Change = (change: Partial<ThreadState>) => void

/** Loads one thread and keeps it current until it is closed. */
export class OpenThread {
  readonly #target: Target
  readonly #read: Read
  readonly #change: Change
  readonly #older: OlderMessages
  readonly #newer: NewerMessages
  #isClosed = false
  readonly #stops: (() => void)[] = []
  #leaveChannel: (() => void) | undefined
  /** The newest messages are loaded, and the channel opened without a change in between. */
  #isLoaded = false
  #hasOpenedQuietly = false
  #isFirstOpening = true
  /** The person's channel has told of no change since the thread was requested: opening its channel needs no request. */
  #isQuiet = false
  /** Events of the channel whose announcement on the person's channel is still to come. */
  #announced = 0

  constructor(target: Target, read: Read, change: Change) {
    this.#target = target
    this.#read = read
    this.#change = update => !this.#isClosed && change(update)
    const thread = {
      id: () => this.id,
      read,
      change: this.#change,
      add: (more: readonly ChatMessage[]) => this.#merge(more)
    }
    this.#older = new OlderMessages(thread)
    this.#newer = new NewerMessages(thread)
    this.#stops.push(
      $conversationEvent.listen(event => event && this.#hearAnnouncement(event.id)),
      $isLive.listen(isLive => {
        if (!isLive) this.#isQuiet = false
      })
    )
  }

  close(): void {
    this.#isClosed = true
    this.#leaveChannel?.()
    for (const stop of this.#stops) stop()
  }

  /** After closing the state is another thread's. */
  get id(): number | undefined {
    if (this.#isClosed) return undefined
    return this.#read().conversation?.id ?? ('id' in this.#target ? this.#target.id : undefined)
  }

  /** Loads the thread: one request, where the list knows its conversation. */
  async load(): Promise<void> {
    this.#change({ status: 'loading' })
    this.#isQuiet = $isLive.get()
    const known = $rows.get().find(row => this.#isMeant(row))
    if (known) this.#change({ conversation: known })
    if ('id' in this.#target) {
      const { id, from } = this.#target
      this.#join(id)
      const [error] = await Promise.all([
        this.#loadMessages(id, from),
        known ? undefined : this.refreshConversation()
      ])
      if (from === undefined && !error) await this.#older.loadUnread()
      return this.#finish(error)
    }
    if (!known) await this.refreshConversation()
    const { id } = this
    if (id !== undefined) return this.begin(id)
    if (this.#read().status === 'loading') this.#finish(undefined)
  }

  /** Goes on with a conversation that is stored by now. */
  async begin(id: number): Promise<void> {
    this.#join(id)
    const error = await this.#loadMessages(id)
    if (!error) await this.#older.loadUnread()
    this.#finish(error)
  }

  #finish(error: ApiError | undefined): void {
    if (this.#read().status !== 'loading') return
    if (error) return this.#fail(error)
    this.#change({ status: 'ready', isOffline: false })
    this.#newer.resume()
  }

  #fail(error: ApiError): void {
    this.#change({ status: isMissing(error) ? 'missing' : 'failed', error, isOffline: error.status === 0 })
  }

  #isMeant({ id, shop }: ChatConversation): boolean {
    return 'id' in this.#target ? id === this.#target.id : (shop?.id ?? 0) === this.#target.shopId
  }

  /** Nothing was missed between loading and opening. */
  #settle(): void {
    if (this.#isLoaded && this.#hasOpenedQuietly) this.#newer.settle()
  }

  async #loadMessages(id: number, from?: number): Promise<ApiError | undefined> {
    const answer = await (from === undefined ? newestPage(id) : pageAround(id, from))
    if (!answer.ok) return answer.error
    const { messages, hasOlder, hasNewest } = answer.value
    this.#change({ hasOlder })
    this.#merge(messages)
    this.#newer.begin(messages.at(-1)?.id ?? 0, !hasNewest)
    if (hasNewest) this.#isLoaded = true
    this.#settle()
    return undefined
  }

  /** Requests the conversation itself: name, online state, what the other side has read. */
  async refreshConversation(): Promise<void> {
    const { id } = this
    const answer =
      id === undefined
        ? await call('GET /buyer/conversation/user/{id}', {
            id: 'shopId' in this.#target ? this.#target.shopId : 0
          })
        : await call('GET /buyer/conversation', { id })
    if (this.#isClosed) return
    const isLoading = this.#read().status === 'loading'
    if (!answer.ok) return isLoading ? this.#fail(answer.error) : undefined
    // A stored thread's messages tell of the connection; this one has none.
    if (id === undefined) this.#change({ isOffline: false })
    const [conversation] = Array.isArray(answer.value) ? answer.value : [answer.value]
    if (conversation) return this.setConversation(conversation)
    if (isLoading) this.#change({ status: 'missing' })
  }

  setConversation(conversation: ChatConversation): void {
    const { messages } = this.#read()
    const mark = { by: 'seller', up_to: conversation.read_up_to } as const
    this.#change({ conversation, messages: withReadMark(messages, mark) })
  }

  /** Loads older messages above; after a failure only when that is `wanted`. */
  loadOlder(isWanted = false): Promise<void> {
    return this.#older.load(isWanted)
  }

  /** Requests a message and what follows it again: addresses of photos are valid for an hour. */
  async renew(messageId: number): Promise<void> {
    if (this.id === undefined) return
    const answer = await call('GET /buyer/conversation/{id}', { id: this.id, after: messageId - 1 })
    if (answer.ok) this.#merge(answer.value)
  }

  #merge(more: readonly ChatMessage[]): void {
    this.#change({ messages: mergeMessages(this.#read().messages, more) })
  }

  #join(id: number): void {
    this.#leaveChannel ??= joinChannel(`private-conversation.${id}`, {
      opened: () => {
        this.#announced = 0
        this.#change({ isChannelOpen: true })
        this.#hasOpenedQuietly = this.#isQuiet
        this.#isQuiet = false
        this.#settle()
        if (this.#isFirstOpening && !this.#hasOpenedQuietly) void this.catchUp()
        else if (!this.#hasOpenedQuietly) void this.refresh()
        this.#isFirstOpening = false
      },
      closed: () => {
        this.#newer.interrupt()
        this.#hasOpenedQuietly = false
        this.#change({ isChannelOpen: false })
      },
      received: (event, data) => this.#receive(event, data)
    })
  }

  #receive(event: string, data: unknown): void {
    this.#announced += 1
    if (event === 'message.created')
      return this.hear(asBuyerSees(data as SentMessage, this.#read().conversation?.read_up_to ?? 0))
    if (event !== 'message.read') return
    const mark = data as ReadMark
    const { messages, conversation } = this.#read()
    this.#change({
      messages: withReadMark(messages, mark),
      ...(conversation &&
        mark.by === 'seller' && { conversation: { ...conversation, read_up_to: mark.up_to } })
    })
  }

  /** A message arrived by the channel, in the order of ids. */
  hear(message: ChatMessage): void {
    this.#newer.hear(message.id)
    this.#merge([message])
  }

  /** A message of this browser was sent; it may begin the conversation. */
  hearSent(message: ChatMessage): void {
    this.#merge([message])
    const { conversation } = this.#read()
    if (!conversation || conversation.id !== null) return
    this.#change({ conversation: { ...conversation, id: message.conversation_id } })
    this.#join(message.conversation_id)
  }

  /** The person's channel says that a conversation changed: its own channel has told, or was not open yet. */
  #hearAnnouncement(id: number): void {
    // It may be the first message of the conversation that this thread waits for.
    if (this.id === undefined) return void this.refresh()
    if (id !== this.id) return
    if (this.#announced > 0) {
      this.#announced -= 1
      return
    }
    this.#isQuiet = false
    void this.catchUp()
  }

  /** Requests what an interruption has hidden: messages, and what the other side has read. */
  async refresh(): Promise<void> {
    if (this.#read().status !== 'ready') return this.catchUp()
    if (this.#read().olderError) void this.loadOlder(true)
    const wasStored = this.id !== undefined
    await Promise.all([this.refreshConversation(), wasStored ? this.catchUp() : undefined])
    if (!wasStored && this.id !== undefined) await this.begin(this.id)
  }

  /** Requests only what is newer than the last complete message (chat-26). */
  catchUp(): Promise<void> {
    return this.#newer.catchUp()
  }
}
