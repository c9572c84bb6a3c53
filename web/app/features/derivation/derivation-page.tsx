export default function Page() {
  return <h1>derivation-page</h1>;
}
