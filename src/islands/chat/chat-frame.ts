/** List and thread side by side from 768 px on, as high as the screen leaves below the header. */
export const chatFrame =
  'md:grid md:h-[calc(100dvh-8.5rem)] md:min-h-112 md:grid-cols-[19rem_minmax(0,1fr)] md:overflow-hidden md:rounded-box md:border md:border-base-300 md:bg-base-100 lg:h-[calc(100dvh-9.5rem)] lg:grid-cols-[23rem_minmax(0,1fr)]'
export const listColumn =
  'min-h-0 min-w-0 md:flex md:flex-col md:border-r md:border-base-300 max-md:overflow-hidden max-md:rounded-box max-md:border max-md:border-base-300 max-md:bg-base-100'
/** Phones show a thread as a screen of its own. */
export const threadColumn = 'hidden min-h-0 min-w-0 md:block'
