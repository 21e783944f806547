import { registerFloatingHost } from '../feedback/floating-host.js';

/** Place inside an open modal layer where toasts stay reachable while the page behind is inert. */
export function FloatingHostSlot() {
  return <div ref={registerFloatingHost} />;
}
