export default function Page() {
  return <h1>leaderboard-page</h1>;
}
