import { ChevronRight } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { thousands } from '#lib/format/rupiah.ts'

import type { CategoryTree as Tree } from './category-list.ts'
import { CategoryIcon } from './CategoryIcon.tsx'

type Node = Omit<Tree[number], 'children'> & { children?: readonly Node[] }
type Props = {
  nodes: readonly Node[]
  openedId: number | undefined
  /** Whether all are unfolded, as while something is looked for. */
  isUnfolded: boolean
  onOpen: (id: number) => void
}

/** Categories of one level with those in them, which unfold. */
export function CategoryTree(props: Props) {
  return (
    <ul className="grid gap-px">
      {props.nodes.map(node => (
        <Branch key={node.id} {...props} node={node} />
      ))}
    </ul>
  )
}

const holds = (node: Node, id: number | undefined): boolean =>
  (node.children ?? []).some(child => child.id === id || holds(child, id))

function Branch({ node, ...props }: Props & { node: Node }) {
  const { openedId, isUnfolded, onOpen } = props
  const { id, name, icon, products, children = [] } = node
  const [wanted, setWanted] = useState<boolean>()
  const isOpen = wanted ?? (isUnfolded || holds(node, openedId))
  const isCurrent = id === openedId
  return (
    <li>
      <div className={`flex items-center rounded-field ${isCurrent ? 'bg-base-200' : ''}`}>
        {children.length > 0 ? (
          <Button
            look="ghost"
            size="square"
            aria-expanded={isOpen}
            aria-label={`Isi ${name}`}
            onClick={() => setWanted(!isOpen)}
          >
            <ChevronRight
              className={`size-5 transition-transform ${isOpen ? 'rotate-90' : ''}`}
              aria-hidden="true"
            />
          </Button>
        ) : (
          <span className="w-11 shrink-0" />
        )}
        <button
          type="button"
          className={`flex min-h-11 min-w-0 grow items-center gap-2 rounded-field px-2 text-left text-sm hover:bg-base-200 ${
            isCurrent ? 'shadow-[inset_3px_0_0_var(--color-primary)]' : ''
          }`}
          aria-current={isCurrent ? 'true' : undefined}
          data-row={id}
          onClick={() => onOpen(id)}
        >
          <CategoryIcon name={icon} className="size-5 shrink-0 text-muted" />
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <span className="ml-auto pl-2 text-xs whitespace-nowrap text-muted tabular">
            {thousands(products)} produk
          </span>
        </button>
      </div>
      {isOpen && children.length > 0 && (
        <div className="ml-5 border-l border-base-300 pl-1">
          <CategoryTree {...props} nodes={children} />
        </div>
      )}
    </li>
  )
}
