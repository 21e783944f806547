/**
 * The local identity provider is named by the address of the browser (http://localhost:8080/dev-idp), and the service that
 * checks a sign-in asks it under the same name. In a container `localhost` is the container itself: this door listens
 * there and leads to the provider.
 */
import net from 'node:net';

/**
 * @param {string} at Address of the browser, http only.
 * @param {string} to Where the provider is, as host:port.
 * @returns {net.Server}
 */
export function openDoor(at, to) {
  const { hostname, port } = new URL(at);
  const target = new URL(`http://${to}`);
  const door = net.createServer((visitor) => {
    const inside = net.connect(Number(target.port), target.hostname);
    visitor.pipe(inside).pipe(visitor);
    // Either side that fails takes the other along; the client asks again.
    visitor.on('error', () => inside.destroy());
    inside.on('error', () => visitor.destroy());
  });
  // The door keeps nobody from stopping.
  door.unref();
  return door.listen(Number(port || 80), hostname.replace(/^\[|\]$/g, ''));
}
