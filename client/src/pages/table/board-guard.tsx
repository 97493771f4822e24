// If a drawing fails, the plain board takes its place: the game goes on.
import { Component, type ReactNode } from 'react'

interface GuardProps {
  readonly fallback: ReactNode
  readonly children: ReactNode
}

export class Guard extends Component<GuardProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(problem: unknown): void {
    console.error(problem)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
