import { Eye, EyeOff } from 'lucide-react'
import { type InputHTMLAttributes, useId, useRef, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'

import { useWrongFocus } from './use-wrong-focus.ts'

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  error?: string | undefined
  hint?: string
}

/**
 * A labelled input with its message; a password can be revealed. The first invalid field of a submitted form takes the
 * focus.
 */
export function Field({ label, error, hint, type = 'text', ...input }: Props) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  const field = useRef<HTMLInputElement>(null)
  useWrongFocus(field, error)
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <span className="relative">
        <input
          ref={field}
          id={id}
          type={isShown ? 'text' : type}
          className={`input-bordered input h-12 w-full ${error ? 'input-error' : ''} ${type === 'password' ? 'pr-12' : ''}`}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-note`}
          {...input}
        />
        {type === 'password' && (
          <Button
            look="ghost"
            size="square"
            className="absolute top-0.5 right-0.5 z-10"
            aria-label={isShown ? 'Sembunyikan kata sandi' : 'Tampilkan kata sandi'}
            onClick={() => setShown(!isShown)}
          >
            <Icon className="size-5" aria-hidden="true" />
          </Button>
        )}
      </span>
      <p id={`${id}-note`} className={`text-sm empty:hidden ${error ? 'text-error' : 'text-muted'}`}>
        {error ?? hint}
      </p>
    </div>
  )
}
